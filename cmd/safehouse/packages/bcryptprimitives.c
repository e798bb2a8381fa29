/* The one function of bcryptprimitives.dll that programs in Go ask Windows 10 for, for versions of Wine that lack the library. */
typedef unsigned char byte;
__declspec(dllimport) byte __stdcall SystemFunction036(void *buffer, unsigned long length); /* RtlGenRandom */

__declspec(dllexport) int __stdcall ProcessPrng(byte *buffer, unsigned long long length)
{
	return SystemFunction036(buffer, (unsigned long)length);
}
