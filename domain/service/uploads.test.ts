import { describe, expect, it } from 'vitest'

import { MAX_UPLOAD_BYTES, licenseIssue, detectLicenseType } from './uploads.ts'

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : Array.from(part, (letter) => letter.charCodeAt(0)),
    ),
  )

describe('driver’s licenses', () => {
  // @shows ACCOUNT-42
  it.each([
    [{ size: 0, type: 'image/png' }, 'empty'],
    [{ size: MAX_UPLOAD_BYTES, type: 'image/png' }, null],
    [{ size: MAX_UPLOAD_BYTES + 1, type: 'image/png' }, 'too-large'],
    [{ size: 100, type: 'application/pdf' }, null],
    [{ size: 100, type: 'image/heic' }, 'heic'],
    [{ size: 100, type: null }, 'wrong-kind'],
  ])('described as %o have the issue %j', (file, issue) => {
    expect(licenseIssue(file)).toBe(issue)
  })

  it.each([
    [bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF'), 'image/jpeg'],
    [bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13), 'image/png'],
    [bytes('RIFF', 36, 0, 0, 0, 'WEBPVP8 '), 'image/webp'],
    [bytes('GIF89a', 1, 0, 1, 0), 'image/gif'],
    [bytes('BM', 0, 0, 0, 0), 'image/bmp'],
    [bytes('II*', 0, 8, 0), 'image/tiff'],
    [bytes('MM', 0, '*', 0, 8), 'image/tiff'],
    [bytes('%PDF-1.7\n'), 'application/pdf'],
    [bytes(0, 0, 0, 24, 'ftypheic'), 'image/heic'],
    [bytes(0, 0, 0, 24, 'ftypmif1'), 'image/heic'],
    [bytes('RIFF', 36, 0, 0, 0, 'WAVEfmt '), null],
    [bytes('<html><body>'), null],
    [bytes('PK', 3, 4), null],
    [bytes(), null],
  ])('are detected by their bytes, not by their name: %o', (head, type) => {
    expect(detectLicenseType(head)).toBe(type)
  })
})
