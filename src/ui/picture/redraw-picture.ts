const TYPE = 'image/jpeg'
const QUALITY = 0.85

/** This browser cannot open the file as a picture. */
export class UnreadablePicture extends Error {}

export interface RedrawOptions {
  /** In pixels. Smaller pictures keep their size. */
  maxSide: number
  /** Only the middle of it, as wide as high. */
  isSquare?: boolean
  fileName: string
}

/**
 * The picture as a JPEG of at most that size. What a camera stores with it (place, time, device) is not in it, and pictures
 * that only some browsers open, such as HEIC, can be opened by all. Rejects with `UnreadablePicture`.
 */
export async function redrawPicture(file: Blob, options: RedrawOptions): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new UnreadablePicture()
  })
  try {
    return new File([await drawJpeg(picture, options)], options.fileName, { type: TYPE })
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
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UnreadablePicture())), TYPE, QUALITY)
  })
}
