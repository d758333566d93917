/** A file selected by a user. Its name suggests a type, but only its bytes determine it. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const PNG_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOQjV8BAAHBASXngys/AAAAAElFTkSuQmCC'

/** Creates a PNG of one pixel. */
export const createPicture = (name = 'licence.png'): ChosenFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(PNG_BASE64, 'base64'),
})

const PDF_TEXT = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'

/** Creates a PDF of at least this many bytes. */
export const createDocumentFile = (bytes = 0, name = 'licence.pdf'): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(PDF_TEXT.padEnd(bytes, '\n')),
})

/** An HTML page with a script, named like a picture. */
export const disguisedPage: ChosenFile = {
  name: 'licence.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
}

export const ONE_MEGABYTE = 1024 * 1024

/**
 * A gray photo of 1,600 by 1,200 pixels and 5.8 MB, more than the server accepts. It is a BMP because that
 * format is easy to generate.
 */
export const largePhoto: ChosenFile = {
  name: 'IMG_0001.bmp',
  mimeType: 'image/bmp',
  buffer: createBitmap(1600, 1200),
}

/** The first bytes of an iPhone photo, which Chromium cannot decode. */
export const heicPhoto: ChosenFile = {
  name: 'IMG_0001.heic',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
}

/** Creates a BMP with 24 bits a pixel. The width must be a multiple of four, so that rows need no padding. */
function createBitmap(width: number, height: number): Buffer {
  const head = Buffer.alloc(54)
  const pixels = Buffer.alloc(width * height * 3, 0x80)
  head.write('BM')
  head.writeUInt32LE(head.length + pixels.length, 2)
  head.writeUInt32LE(head.length, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  return Buffer.concat([head, pixels])
}
