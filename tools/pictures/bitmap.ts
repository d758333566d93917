import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** A picture as rows of pixels, four bytes each: red, green, blue, opacity. */
export interface Bitmap {
  width: number
  height: number
  pixels: Buffer
}

export interface Difference {
  /** How many pixels are not the same; where sizes differ, what only one picture has counts, too. */
  pixels: number
  /** The later picture, pale, with every such pixel in red. */
  drawn: Bitmap
}

/** A picture from the bytes of a PNG or WebP file. Throws where they are neither. */
export async function decode(file: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** The bytes of a WebP file that has every pixel as it is. */
export const encode = ({ width, height, pixels }: Bitmap): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()

/**
 * Two of 255 shades of grey, as pixelmatch measures colours: round corners come out of the rasterizer by one or
 * two more or less from one time to the next, and nobody sees it.
 */
const UNSEEN = 0.01

/** What differs, to the last pixel, by more than two shades; null where nothing does. */
export function findDifference(before: Bitmap, after: Bitmap): Difference | null {
  const { width, height } = after
  const isOfOneSize = before.width === width && before.height === height
  if (isOfOneSize && before.pixels.equals(after.pixels)) return null

  const size = { width: Math.max(before.width, width), height: Math.max(before.height, height) }
  const drawn = { ...size, pixels: Buffer.alloc(size.width * size.height * 4) }
  const [former, later] = [enlarge(before, size), enlarge(after, size)]
  const pixels = pixelmatch(former.pixels, later.pixels, drawn.pixels, size.width, size.height, {
    threshold: UNSEEN,
    includeAA: true,
    alpha: 0.2,
    diffColor: [220, 0, 40],
  })
  return pixels > 0 ? { pixels, drawn } : null
}

/** With nothing (no opacity) to the right of it and below. */
function enlarge(bitmap: Bitmap, size: { width: number; height: number }): Bitmap {
  if (bitmap.width === size.width && bitmap.height === size.height) return bitmap
  const pixels = Buffer.alloc(size.width * size.height * 4)
  for (let row = 0; row < bitmap.height; row++) {
    const start = row * bitmap.width * 4
    bitmap.pixels.copy(pixels, row * size.width * 4, start, start + bitmap.width * 4)
  }
  return { ...size, pixels }
}
