const createScreen = (name: string, pixels: number, height: number) => ({
  pixels,
  name: `${name}, ${pixels}`,
  styles: { width: `${pixels}px`, height: `${height}px` },
})

/**
 * Screen sizes for stories, from the narrowest supported phone to a wide screen. Each breakpoint is between two
 * of them.
 */
export const STORY_SCREENS = {
  narrow: createScreen('Narrow phone', 320, 640),
  phone: createScreen('Phone', 390, 844),
  small: createScreen('Small tablet', 600, 900),
  tablet: createScreen('Tablet', 820, 1180),
  laptop: createScreen('Laptop', 1180, 800),
  wide: createScreen('Wide screen', 1600, 900),
}

/** Sets the screen of a story, regardless of the toolbar. */
export const onScreen = (value: keyof typeof STORY_SCREENS) => ({
  viewport: { value, isRotated: false },
})
