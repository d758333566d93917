/** The picture is shown in a circle of 80 pixels, on screens with up to six for one. */
const SIDE = 512
const TYPE = 'image/jpeg'
const QUALITY = 0.85

/** What this browser cannot draw: for us it is no picture, whatever its name says. */
export class NoPicture extends Error {}

/**
 * The middle of a picture as a small square, drawn anew: what a camera writes beside it (where, when,
 * with what) stays with its owner. Rejects with `NoPicture`.
 */
export async function redrawn(file: Blob): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new NoPicture()
  })
  try {
    return new File([await drawnSmall(picture)], 'avatar.jpg', { type: TYPE })
  } finally {
    picture.close()
  }
}

function drawnSmall(picture: ImageBitmap): Promise<Blob> {
  const { width, height } = picture
  const side = Math.min(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(side, SIDE)
  const pen = canvas.getContext('2d')
  if (!pen) throw new NoPicture()
  // A JPEG has no holes: what shines through is white.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  const [x, y] = [(width - side) / 2, (height - side) / 2]
  pen.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height)

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new NoPicture())), TYPE, QUALITY)
  })
}
