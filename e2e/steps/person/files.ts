/** A file as somebody chooses it: its name is what they say, its bytes are what it is. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOQjV8BAAHBASXngys/AAAAAElFTkSuQmCC'

/** One pixel. */
export const picture = (name = 'licence.png'): ChosenFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(PNG, 'base64'),
})

const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'

/** A document of at least so many bytes. */
export const documentFile = (bytes = 0, name = 'licence.pdf'): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(PDF.padEnd(bytes, '\n')),
})

/** A page that would run in a browser, called a picture. */
export const disguised: ChosenFile = {
  name: 'licence.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
}

export const ONE_MEGABYTE = 1024 * 1024
