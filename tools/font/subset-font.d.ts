/** The part of `subset-font` that is used here; it brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    glyphs: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>
}
