import { createContext, use, type ReactNode } from 'react'

import type { Viewer } from '#api/viewer.ts'

const ViewerContext = createContext<Viewer>({ status: 'anonymous', user: null })

export function ViewerProvider(props: { viewer: Viewer; children: ReactNode }) {
  return <ViewerContext value={props.viewer}>{props.children}</ViewerContext>
}

export const useViewer = (): Viewer => use(ViewerContext)

/** Returns whether the viewer is a supplier or an administrator. The server accepts no bookings from them. */
export function useIsStaff(): boolean {
  const { user } = useViewer()
  return user !== null && user.type !== 'user'
}
