import { disableTypes, imageSize, types } from 'image-size'

type Size = { width: number; height: number }

const SUPPORTED_TYPES = ['bmp', 'gif', 'jpg', 'png', 'tiff', 'webp']
disableTypes(types.filter((type) => !SUPPORTED_TYPES.includes(type)))

/**
 * Cameras take smaller pictures. The limit protects viewers, which decompress a picture to four bytes per
 * pixel.
 */
const MAX_SIDE_PIXELS = 12_000
const MAX_PIXELS = 64_000_000

/** Reads the size from the header of a picture; null when it is invalid. */
export function readPictureSize(bytes: Uint8Array): Size | null {
  try {
    const { width, height } = imageSize(bytes)
    return width > 0 && height > 0 ? { width, height } : null
  } catch {
    return null
  }
}

export const isPictureTooLarge = ({ width, height }: Size): boolean =>
  Math.max(width, height) > MAX_SIDE_PIXELS || width * height > MAX_PIXELS
