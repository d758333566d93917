/** The used part of `subset-font`, which has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    glyphs: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>
}
