/** Where the operator's picture of a car lies, by its name there or as an address of its own; null where there is none. */
export function carPicture(
  { image }: { image?: string | null | undefined },
  apiHost: string,
): string | null {
  if (!image) return null
  if (/^https?:\/\//.test(image)) return image
  return `${apiHost}/cdn/bookcars/cars/${encodeURIComponent(image)}`
}
