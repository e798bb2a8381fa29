; The installer of Windows: for one user, without rights of an administrator. What it is given: VERSION, FOLDER (what is
; installed) and OUT.
Unicode true
SetCompressor /SOLID lzma
Name "Safehouse"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Safehouse"
InstallDirRegKey HKCU "Software\Safehouse" "Folder"
Icon "${ICON}"
UninstallIcon "${ICON}"
BrandingText "Safehouse ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Safehouse"
VIAddVersionKey "FileDescription" "Installer of Safehouse"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"
ShowInstDetails nevershow
ShowUninstDetails nevershow

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Safehouse"

Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

; Opens files of a kind by a double click.
!macro Opens ENDING CLASS WHAT
  WriteRegStr HKCU "Software\Classes\.${ENDING}" "" "${CLASS}"
  WriteRegStr HKCU "Software\Classes\${CLASS}" "" "${WHAT}"
  WriteRegStr HKCU "Software\Classes\${CLASS}\DefaultIcon" "" "$INSTDIR\safehouse.exe,0"
  WriteRegStr HKCU "Software\Classes\${CLASS}\shell\open\command" "" '"$INSTDIR\safehouse.exe" "%1"'
!macroend

!macro Forgets ENDING CLASS
  ReadRegStr $0 HKCU "Software\Classes\.${ENDING}" ""
  StrCmp $0 "${CLASS}" 0 +2
  DeleteRegKey HKCU "Software\Classes\.${ENDING}"
  DeleteRegKey HKCU "Software\Classes\${CLASS}"
!macroend

Section "Safehouse"
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Safehouse" "Folder" "$INSTDIR"
  CreateShortcut "$SMPROGRAMS\Safehouse.lnk" "$INSTDIR\safehouse.exe"
  !insertmacro Opens match Safehouse.match "Safehouse match"
  !insertmacro Opens safehouse Safehouse.parcel "Safehouse parcel"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Safehouse"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Safehouse"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\safehouse.exe"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Saved games lie elsewhere and are kept.
Section "Uninstall"
  Delete "$INSTDIR\safehouse.exe"
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\CHANGES.md"
  Delete "$INSTDIR\CREDITS.md"
  Delete "$INSTDIR\THIRD-PARTY.txt"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Safehouse.lnk"
  !insertmacro Forgets match Safehouse.match
  !insertmacro Forgets safehouse Safehouse.parcel
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Safehouse"
SectionEnd
