const MEDIA_TYPE = 'image/jpeg'
const JPEG_QUALITY = 0.85

/** Thrown when the browser cannot decode a file as an image. */
export class UnreadablePicture extends Error {}

export interface RedrawOptions {
  /** The maximum width and height, in pixels. Smaller images keep their size. */
  maxSide: number
  /** Crops the image to a centered square. */
  isSquare?: boolean
  fileName: string
}

/**
 * Converts an image to a JPEG of at most this size. This removes camera metadata (place, time, device), and
 * makes formats such as HEIC readable in all browsers. Rejects with `UnreadablePicture`.
 */
export async function redrawPicture(file: Blob, options: RedrawOptions): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnreadablePicture()
  })
  try {
    return new File([await drawJpeg(picture, options)], options.fileName, { type: MEDIA_TYPE })
  } finally {
    picture.close()
  }
}

function drawJpeg(picture: ImageBitmap, { maxSide, isSquare = false }: RedrawOptions) {
  const side = Math.min(picture.width, picture.height)
  const width = isSquare ? side : picture.width
  const height = isSquare ? side : picture.height
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new UnreadablePicture()
  // A JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2]
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)

  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new UnreadablePicture())),
      MEDIA_TYPE,
      JPEG_QUALITY,
    )
  })
}
