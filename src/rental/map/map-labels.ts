export interface LabelBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels between two labels. */
const GAP = 2

const isOverlapping = (one: LabelBox, other: LabelBox) =>
  one.left < other.right + GAP &&
  other.left < one.right + GAP &&
  one.top < other.bottom + GAP &&
  other.top < one.bottom + GAP

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
const LABELS = ['.map-cluster > span > span + span', '.map-pin', '.map-country']
const CROWDED = 'map-crowded'

/** Hides the labels that would cover others: a location is a dot then, whose title has its name. */
export function thinLabels(map: HTMLElement): void {
  const labels = LABELS.flatMap((selector) => [...map.querySelectorAll<HTMLElement>(selector)])
  for (const label of labels) label.classList.remove(CROWDED)
  const always = [...map.querySelectorAll('.map-cluster'), ...findControls(map)]
  const fits = fitLabels(
    labels.map(measureLabel),
    always.map((element) => element.getBoundingClientRect()),
  )
  for (const [index, label] of labels.entries()) {
    label.classList.toggle(CROWDED, fits[index] === false)
  }
}

/** What lies over the map. */
const findControls = (map: HTMLElement) => [
  ...(map.parentElement?.querySelectorAll(':scope > :not(.map) > *') ?? []),
]

/** All that an icon shows, its lines outside of it, too. */
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
