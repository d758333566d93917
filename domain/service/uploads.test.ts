import { describe, expect, it } from 'vitest'

import { MAX_UPLOAD_BYTES, findLicenseIssue, detectLicenseType } from './uploads.ts'

const toBytes = (...parts: (string | number)[]) =>
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
    expect(findLicenseIssue(file)).toBe(issue)
  })

  it.each([
    [toBytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF'), 'image/jpeg'],
    [toBytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13), 'image/png'],
    [toBytes('RIFF', 36, 0, 0, 0, 'WEBPVP8 '), 'image/webp'],
    [toBytes('GIF89a', 1, 0, 1, 0), 'image/gif'],
    [toBytes('BM', 0, 0, 0, 0), 'image/bmp'],
    [toBytes('II*', 0, 8, 0), 'image/tiff'],
    [toBytes('MM', 0, '*', 0, 8), 'image/tiff'],
    [toBytes('%PDF-1.7\n'), 'application/pdf'],
    [toBytes(0, 0, 0, 24, 'ftypheic'), 'image/heic'],
    [toBytes(0, 0, 0, 24, 'ftypmif1'), 'image/heic'],
    [toBytes('RIFF', 36, 0, 0, 0, 'WAVEfmt '), null],
    [toBytes('<html><body>'), null],
    [toBytes('PK', 3, 4), null],
    [toBytes(), null],
  ])('are detected by their bytes, not by their name: %o', (head, type) => {
    expect(detectLicenseType(head)).toBe(type)
  })
})
