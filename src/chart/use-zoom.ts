import { useRef, useState } from 'react'

interface Sized {
  width: number
  height: number
}

const STEP = 1.25
const USUAL = 0.8
const SMALLEST = 0.1
const LARGEST = 2
const MARGIN = 20

/** How large a chart is drawn; `fit` shows the whole of it in its frame. */
export function useZoom({ width, height }: Sized) {
  const frame = useRef<HTMLElement>(null)
  const [zoom, setZoom] = useState(USUAL)
  const change = (factor: number) =>
    setZoom((now) => Math.min(LARGEST, Math.max(SMALLEST, now * factor)))

  return {
    frame,
    zoom,
    zoomIn: () => change(STEP),
    zoomOut: () => change(1 / STEP),
    fit: () => {
      const { clientWidth = width, clientHeight = height } = frame.current ?? {}
      const [across, down] = [(clientWidth - MARGIN) / width, (clientHeight - MARGIN) / height]
      setZoom(Math.max(SMALLEST, Math.min(1, across, down)))
    },
  }
}
