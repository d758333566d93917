const screen = (name: string, pixels: number, height: number) => ({
  pixels,
  name: `${name}, ${pixels}`,
  styles: { width: `${pixels}px`, height: `${height}px` },
})

/** From the narrowest telephone that is looked after to a wide screen; the breakpoints lie between. */
export const WIDTHS = {
  narrow: screen('Narrow phone', 320, 640),
  phone: screen('Phone', 390, 844),
  small: screen('Small tablet', 600, 900),
  tablet: screen('Tablet', 820, 1180),
  laptop: screen('Laptop', 1180, 800),
  wide: screen('Wide screen', 1600, 900),
}

/** The screen that a story is about, whatever is chosen above it. */
export const onScreen = (value: keyof typeof WIDTHS) => ({ viewport: { value, isRotated: false } })
