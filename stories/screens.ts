const screen = (name: string, pixels: number, height: number) => ({
  pixels,
  name: `${name}, ${pixels}`,
  styles: { width: `${pixels}px`, height: `${height}px` },
})

/** From the narrowest supported phone to a wide screen; the breakpoints are in between. */
export const WIDTHS = {
  narrow: screen('Narrow phone', 320, 640),
  phone: screen('Phone', 390, 844),
  small: screen('Small tablet', 600, 900),
  tablet: screen('Tablet', 820, 1180),
  laptop: screen('Laptop', 1180, 800),
  wide: screen('Wide screen', 1600, 900),
}

/** The screen of a story, whatever the toolbar has selected. */
export const onScreen = (value: keyof typeof WIDTHS) => ({ viewport: { value, isRotated: false } })
