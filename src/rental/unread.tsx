import { createContext, use, type ReactNode } from 'react'

const UnreadContext = createContext<number | null>(null)

export function UnreadProvider(props: { count: number | null; children: ReactNode }) {
  return <UnreadContext value={props.count}>{props.children}</UnreadContext>
}

/** Returns the number of unread notifications, or null while it is unknown. */
export const useUnread = (): number | null => use(UnreadContext)
