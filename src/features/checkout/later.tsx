import { type ComponentType, lazy, useState } from 'react'

export interface Later<Props extends object> {
  Screen: ComponentType<Props>
  /** Downloads it, so that it is drawn at once when its time comes, network or not. */
  fetch: () => Promise<unknown>
}

/** A screen that the first one does not wait for. */
export function later<Props extends object>(
  download: () => Promise<ComponentType<Props>>,
): Later<Props> {
  let here: ComponentType<Props> | null = null
  const fetch = async () => {
    here = await download()
    return { default: here }
  }
  const OnItsWay = lazy(fetch)

  function Screen(props: Props) {
    const [Found] = useState<ComponentType<Props>>(() => here ?? OnItsWay)
    return <Found {...props} />
  }
  return { Screen, fetch }
}
