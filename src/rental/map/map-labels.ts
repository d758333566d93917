export interface LabelBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** Minimum distance between two labels, in pixels. */
const MIN_GAP_PX = 2

const isOverlapping = (one: LabelBox, other: LabelBox) =>
  one.left < other.right + MIN_GAP_PX &&
  other.left < one.right + MIN_GAP_PX &&
  one.top < other.bottom + MIN_GAP_PX &&
  other.top < one.bottom + MIN_GAP_PX

const isWithin = (one: LabelBox, view: LabelBox) =>
  one.left >= view.left &&
  one.right <= view.right &&
  one.top >= view.top &&
  one.bottom <= view.bottom

/**
 * Returns for each label, most important first, whether it fits: it must not cover a label that is already
 * shown, nor anything that is always visible.
 */
export function fitLabels(boxes: readonly LabelBox[], always: readonly LabelBox[] = []): boolean[] {
  const shown = [...always]
  return boxes.map((box) => {
    const isFree = shown.every((other) => !isOverlapping(box, other))
    if (isFree) shown.push(box)
    return isFree
  })
}

/**
 * The selectors of labels, most important first: prices of several locations, then single locations, then
 * countries.
 */
const COUNTRY_SELECTOR = '.map-country'
const LABEL_SELECTORS = ['.map-cluster > span > span + span', '.map-pin', COUNTRY_SELECTOR]
const CROWDED_CLASS = 'map-crowded'

/** Hides labels that would overlap others. A location then becomes a dot, with its name in the title. */
export function hideOverlappingLabels(map: HTMLElement): void {
  const labels = LABEL_SELECTORS.flatMap((selector) => [
    ...map.querySelectorAll<HTMLElement>(selector),
  ])
  for (const label of labels) label.classList.remove(CROWDED_CLASS)
  const always = [...map.querySelectorAll('.map-cluster'), ...findControls(map)]
  const boxes = labels.map(measureLabel)
  const fits = fitLabels(
    boxes,
    always.map((element) => element.getBoundingClientRect()),
  )
  const view = map.getBoundingClientRect()
  for (const [index, label] of labels.entries()) {
    const box = boxes[index]
    const isCut = box !== undefined && label.matches(COUNTRY_SELECTOR) && !isWithin(box, view)
    label.classList.toggle(CROWDED_CLASS, isCut || fits[index] === false)
  }
}

/** Returns the controls that lie over the map. */
const findControls = (map: HTMLElement) => [
  ...(map.parentElement?.querySelectorAll(':scope > :not(.map) > *') ?? []),
]

/** Returns the bounding box of a label, including lines outside of its element. */
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
