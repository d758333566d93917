import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Popup } from 'react-leaflet'

import { Button } from '#ui/control/button.tsx'
import { styled } from '#ui/style/styled.ts'

const Content = styled(
  'div',
  {
    base: {
      position: 'relative',
      display: 'grid',
      gap: '2',
      maxH: '14rem',
      overflowY: 'auto',
      outline: 'none',
      fontSize: 'md',
      lineHeight: 'normal',
      '& > button': { position: 'absolute', top: '-3', insetInlineEnd: '-3' },
      '& > div': { pe: '8' },
    },
  },
  { defaultProps: { role: 'group' } },
)

export interface MapPopupProps {
  at: [number, number]
  /** The height of the marker above its point, which the popup does not cover, in pixels. */
  markerHeight: number
  onClose: () => void
  children: ReactNode
}

/** The distance of popups from the right edge, where the zoom buttons are, and from the lower edge, in pixels. */
const BESIDE_ZOOM_BUTTONS: [number, number] = [68, 12]

/** The popup of a marker, with its locations. */
export function MapPopup({ at, markerHeight, onClose, children }: MapPopupProps) {
  return (
    <Popup
      position={at}
      closeButton={false}
      minWidth={220}
      maxWidth={300}
      offset={[0, -markerHeight]}
      autoPanPaddingTopLeft={[12, 12]}
      autoPanPaddingBottomRight={BESIDE_ZOOM_BUTTONS}
      eventHandlers={{ remove: onClose }}
    >
      <PopupContent onClose={onClose}>{children}</PopupContent>
    </Popup>
  )
}

/** Takes the focus when Leaflet opens the popup, and returns it when the popup closes. */
function PopupContent({ onClose, children }: Omit<MapPopupProps, 'at' | 'markerHeight'>) {
  const { t } = useLingui()
  const content = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)

  useEffect(() => {
    opener.current = document.activeElement
    content.current?.focus({ preventScroll: true })
  }, [])

  function close() {
    if (content.current?.contains(document.activeElement) && opener.current instanceof HTMLElement)
      opener.current.focus({ preventScroll: true })
    onClose()
  }

  return (
    <Content
      ref={content}
      tabIndex={-1}
      aria-label={t`Chosen on the map`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      {children}
      <Button variant="ghost" size="icon" onClick={close}>
        <X aria-hidden size={18} />
        <styled.span srOnly>
          <Trans>Close</Trans>
        </styled.span>
      </Button>
    </Content>
  )
}
