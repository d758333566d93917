/** Separates the name of a story from the titles of its state in Storybook's index. */
export const TITLES_SEPARATOR = ' · '

/** Returns the name of a story without the titles of its state. */
export const removeTitles = (name: string): string => name.split(TITLES_SEPARATOR)[0] ?? name
