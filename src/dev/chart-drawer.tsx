import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CHART_STYLES, PANEL_STYLES } from 'storybook-addon-statechart/chart'

import { ActorView, type ChartLoaders } from './actor-view.tsx'
import { DRAWER_STYLES } from './drawer-styles.ts'
import type { LiveActor, LiveActors } from './live-actors.ts'

export interface ChartDrawerProps {
  actors: LiveActors
  charts: ChartLoaders
}

/** The machines that run in this page, for developers. Read-only: it sends no events. */
export function ChartDrawer({ actors, charts }: ChartDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    setOpen(false)
    opener.current?.focus()
  }, [])

  return (
    <div className="statecharts statechart-panel masar-drawer" data-theme={readTheme()}>
      <style>{CHART_STYLES + PANEL_STYLES + DRAWER_STYLES}</style>
      <button
        ref={opener}
        type="button"
        className="opener"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        Live charts
      </button>
      {isOpen && <OpenDrawer {...{ actors, charts }} onClose={close} />}
    </div>
  )
}

/** Returns the app's theme, which index.html sets. */
const readTheme = () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light')

function OpenDrawer({ actors, charts, onClose }: ChartDrawerProps & { onClose: () => void }) {
  const running = useSyncExternalStore(actors.subscribe, actors.list)
  const [chosen, setChosen] = useState<number | null>(null)
  const shown = running.find(({ key }) => key === chosen) ?? running[0]
  const drawer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = drawer.current
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [onClose])
  useEffect(() => drawer.current?.focus(), [])

  return (
    <div
      ref={drawer}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not modal: the page behind it stays usable
      role="dialog"
      aria-label="Live charts"
      tabIndex={-1}
      className="open"
    >
      <header>
        <button type="button" onClick={onClose}>
          Close
        </button>
        <p>What runs in this page. To look at: nothing is sent from here.</p>
        <fieldset className="running" aria-label="Running now">
          {running.map((actor) => (
            <button
              key={actor.key}
              type="button"
              aria-pressed={actor === shown}
              onClick={() => setChosen(actor.key)}
            >
              <ActorName actor={actor} />
            </button>
          ))}
        </fieldset>
      </header>
      {shown ? (
        <ActorView key={shown.key} actor={shown} load={charts[shown.machine]} />
      ) : (
        <p className="note">Nothing runs yet: a machine begins when a page needs it.</p>
      )}
    </div>
  )
}

function ActorName({ actor: { machine, inside, leaf } }: { actor: LiveActor }) {
  return (
    <>
      <strong>{machine}</strong>
      {inside && ` in ${inside}`} <small>{leaf}</small>
    </>
  )
}
