import { type ComponentType, createElement, type FunctionComponent, Suspense, use } from 'react'

export interface LazyPart<Props extends object> extends FunctionComponent<Props> {
  /** Loads it, so that it is rendered at once when its time comes, network or not. */
  download: () => Promise<unknown>
}

interface LazyOptions<Props extends object> {
  /** Is shown until the part is loaded. */
  Meanwhile?: ComponentType<Props>
  /**
   * Required: if it fails to load, the page errors. Any other part stays as it was meanwhile, and is loaded again the next
   * time that it is mounted.
   */
  isNeeded?: boolean
}

const NEVER = new Promise<never>(() => {})

/** React reads these fields: a part that is here is rendered at once (https://react.dev/reference/react/use). */
function markSettled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/**
 * The one way to render code that is loaded when it is first rendered, or before; routes have the router's. The server
 * renders all of it: the browser keeps that markup, and hydrates it once the code is here.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Meanwhile, isNeeded = false }: LazyOptions<Props> = {},
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | null = null
  let rendering: Promise<ComponentType<Props>> | null = null

  function download() {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    void awaitPart(loading)
    return loading
  }

  function awaitPart(part = loading ?? download()) {
    rendering ??= markSettled(
      part.catch((error: unknown) => {
        rendering = null
        if (isNeeded) throw error
        return NEVER
      }),
    )
    return rendering
  }

  const Loaded = (props: Props) => createElement(use(awaitPart()), props)
  const Part = (props: Props) => (
    <Suspense fallback={Meanwhile ? <Meanwhile {...props} /> : null}>
      <Loaded {...props} />
    </Suspense>
  )
  return Object.assign(Part, { download })
}
