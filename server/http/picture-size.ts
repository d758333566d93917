import { disableTypes, imageSize, types } from 'image-size'

type Size = { width: number; height: number }

const TAKEN = ['bmp', 'gif', 'jpg', 'png', 'tiff', 'webp']
disableTypes(types.filter((type) => !TAKEN.includes(type)))

/** More than cameras produce; a viewer has to decompress a picture, four bytes per pixel. */
const LONGEST_SIDE = 12_000
const MOST_DOTS = 64_000_000

/** Reads the size in the header of a picture; null when it is invalid. */
export function pictureSize(bytes: Uint8Array): Size | null {
  try {
    const { width, height } = imageSize(bytes)
    return width > 0 && height > 0 ? { width, height } : null
  } catch {
    return null
  }
}

export const isGiant = ({ width, height }: Size): boolean =>
  Math.max(width, height) > LONGEST_SIDE || width * height > MOST_DOTS
