import { useEffect, useState, type ComponentType, type FunctionComponent } from 'react'

/**
 * A part that is downloaded when it is first drawn. Until then, and when it cannot be downloaded,
 * nothing or `Meanwhile` stands in its place; drawn anew, it is asked for again.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType,
): FunctionComponent<Props> {
  let known: ComponentType<Props> | null = null

  return function Later(props: Props) {
    const [Part, setPart] = useState(() => known)

    useEffect(() => {
      if (Part) return
      const fetchPart = async () => {
        known = await load()
        setPart(() => known)
      }
      fetchPart().catch(() => undefined)
    }, [Part])

    if (Part) return <Part {...props} />
    return Meanwhile ? <Meanwhile /> : null
  }
}
