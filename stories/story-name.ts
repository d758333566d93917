/** In Storybook's index, between the name of a story and the titles of its state. */
export const TITLES = ' · '

/** The name of a story without the titles of its state. */
export const shortName = (name: string): string => name.split(TITLES)[0] ?? name
