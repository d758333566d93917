/** Names that people have. */
export const NAMES = [
  'Ana',
  "Jean-François d'Ünal",
  'J. R. O’Neil, jr.',
  'بلقيس الطرابلسي',
  'می‌شل',
  'María de los Ángeles Wwwoolf',
  '李小龍',
  'X Æ A-12',
]

/** What somebody would like us to write to others. */
export const NO_NAMES = [
  'Ana\nYour account is closed',
  'Ana\r\nBcc: all@example.org',
  'Ana\u2028now',
  'Ana\u0007',
  'Ana\tTrabelsi',
  'Pay at https://evil.example',
  'ftp://evil.example',
  'Look at WWW.evil.example',
  'Ana\u202Egnp.exe',
]
