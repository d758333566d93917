import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'

import { LABEL_METRICS } from './text-sizes.ts'

interface Size {
  width: number
  height: number
}

const ZOOM_STEP = 1.25
const MIN_ZOOM = 0.1
const MAX_ZOOM = 2
const MARGIN_PX = 24
/** The smallest legible label size. */
const MIN_LABEL_PX = 10

/**
 * Controls the size of a chart in its frame. Until it is zoomed, the chart fits the frame, but its labels stay
 * legible. Pinch, the wheel with Ctrl, and the keys +, - and 0 zoom; dragging scrolls.
 */
export function useZoom({ width, height }: Size) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [room, setRoom] = useState<Size | null>(null)
  const whole = Math.min(
    ((room?.width ?? width) - MARGIN_PX) / width,
    ((room?.height ?? height) - MARGIN_PX) / height,
  )
  const zoom = chosen ?? Math.max(MIN_LABEL_PX / LABEL_METRICS.size, Math.min(1, whole))
  const change = (factor: number) =>
    setChosen(Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom * factor)))

  useEffect(() => {
    if (!frame) return undefined
    const observer = new ResizeObserver(() =>
      setRoom({ width: frame.clientWidth, height: frame.clientHeight }),
    )
    observer.observe(frame)
    return () => observer.disconnect()
  }, [frame])

  // Runs after each render, because it uses the current zoom. React's own wheel listeners cannot prevent the
  // browser's zoom.
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      // A pinch on a trackpad also has `ctrlKey` set.
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      change(Math.exp(-event.deltaY / 200))
    }
    frame?.addEventListener('wheel', onWheel, { passive: false })
    return () => frame?.removeEventListener('wheel', onWheel)
  })

  const keyHandlers: Readonly<Record<string, () => void>> = {
    '+': () => change(ZOOM_STEP),
    '-': () => change(1 / ZOOM_STEP),
    0: () => setChosen(null),
  }
  return {
    zoom,
    zoomIn: () => change(ZOOM_STEP),
    zoomOut: () => change(1 / ZOOM_STEP),
    showWhole: () => setChosen(Math.max(MIN_ZOOM, Math.min(1, whole))),
    frameProps: {
      ref: setFrame,
      onKeyDown: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
        if (!ctrlKey && !metaKey) keyHandlers[key]?.()
      },
      // Touch already scrolls natively.
      onPointerMove: ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
        if (pointerType === 'mouse' && buttons === 1) frame?.scrollBy(-movementX, -movementY)
      },
    },
  }
}
