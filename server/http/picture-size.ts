import { disableTypes, imageSize, types } from 'image-size'

type Size = { width: number; height: number }

const TAKEN = ['bmp', 'gif', 'jpg', 'png', 'tiff', 'webp']
disableTypes(types.filter((type) => !TAKEN.includes(type)))

/** More than cameras have; whoever looks at a picture has to unpack it, four bytes a dot. */
const LONGEST_SIDE = 12_000
const MOST_DOTS = 64_000_000

/** What the header of a picture says; null where it says nothing that a picture could be. */
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
