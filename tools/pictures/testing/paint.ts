import sharp from 'sharp'

import type { Bitmap } from '../bitmap.ts'

/** A picture of so many pixels in shades that do not repeat, with a black dot where one is asked for. */
export function paint(width: number, height: number, dot?: { x: number; y: number }): Bitmap {
  const pixels = Buffer.alloc(width * height * 4, 0xff)
  for (let index = 0; index < width * height; index++) {
    pixels.writeUInt16BE(0x4000 + index * 3, index * 4)
  }
  if (dot) pixels.fill(0, (dot.y * width + dot.x) * 4, (dot.y * width + dot.x) * 4 + 3)
  return { width, height, pixels }
}

/** The same as a browser hands it over. */
export const paintPng = async (...picture: Parameters<typeof paint>): Promise<Buffer> => {
  const { width, height, pixels } = paint(...picture)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}
