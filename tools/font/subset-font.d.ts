/** Types for the used part of `subset-font`, which does not provide any. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    glyphs: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Buffer>
}
