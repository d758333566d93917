export interface LabelBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** Minimum distance between two labels, in pixels. */
const GAP = 2

const isOverlapping = (one: LabelBox, other: LabelBox) =>
  one.left < other.right + GAP &&
  other.left < one.right + GAP &&
  one.top < other.bottom + GAP &&
  other.top < one.bottom + GAP

const isWithin = (one: LabelBox, view: LabelBox) =>
  one.left >= view.left &&
  one.right <= view.right &&
  one.top >= view.top &&
  one.bottom <= view.bottom

/** Which of the labels, the most important first, cover neither another one nor what is always visible. */
export function fitLabels(boxes: readonly LabelBox[], always: readonly LabelBox[] = []): boolean[] {
  const shown = [...always]
  return boxes.map((box) => {
    const isFree = shown.every((other) => !isOverlapping(box, other))
    if (isFree) shown.push(box)
    return isFree
  })
}

/** Prices of several locations come first, then single locations, then the names of countries. */
const COUNTRY = '.map-country'
const LABELS = ['.map-cluster > span > span + span', '.map-pin', COUNTRY]
const CROWDED = 'map-crowded'

/** Hides labels that would overlap others: a location then becomes a dot with its name in the title. */
export function thinLabels(map: HTMLElement): void {
  const labels = LABELS.flatMap((selector) => [...map.querySelectorAll<HTMLElement>(selector)])
  for (const label of labels) label.classList.remove(CROWDED)
  const always = [...map.querySelectorAll('.map-cluster'), ...findControls(map)]
  const boxes = labels.map(measureLabel)
  const fits = fitLabels(
    boxes,
    always.map((element) => element.getBoundingClientRect()),
  )
  const view = map.getBoundingClientRect()
  for (const [index, label] of labels.entries()) {
    const box = boxes[index]
    const isCut = box !== undefined && label.matches(COUNTRY) && !isWithin(box, view)
    label.classList.toggle(CROWDED, isCut || fits[index] === false)
  }
}

/** The controls over the map. */
const findControls = (map: HTMLElement) => [
  ...(map.parentElement?.querySelectorAll(':scope > :not(.map) > *') ?? []),
]

/** The box of everything that an icon shows, including lines outside of it. */
function measureLabel(label: HTMLElement): LabelBox {
  const boxes = [label, ...label.querySelectorAll('span')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
