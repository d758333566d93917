import { MESSAGES_HASH } from '#rental/booking-link/booking-parts.ts'
import { RowLink } from '#ui/control/row-link.tsx'
import { NEEDS_SCRIPT_PROPS } from '#ui/page/needs-script.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled } from '#ui/style/styled.ts'

import { getRowId } from './notice-elements.ts'
import { NoticeIcon } from './notice-icon.tsx'
import { NoticeMenu, type NoticeMenuProps } from './notice-menu.tsx'
import { NoticeTime } from './notice-time.tsx'

const Row = styled('li', {
  base: {
    position: 'relative',
    display: 'flex',
    // At 200% size, the text wraps below its icon.
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'start',
    py: '3',
    ps: { base: '3', sm: '4' },
    pe: { base: '1', sm: '3' },
    borderBottomWidth: '1px',
    borderColor: 'border',
    _first: { borderTopRadius: 'lg' },
    _last: { borderBottomWidth: '0', borderBottomRadius: 'lg' },
    _hover: { '& a': { textDecoration: 'underline' } },
  },
  variants: {
    isRead: { true: {}, false: { bg: 'accent.subtle' } },
    // Selected rows are outlined, in addition to the checkbox.
    isChosen: { true: { boxShadow: 'inset 0 0 0 2px {colors.accent}' }, false: {} },
  },
})

/**
 * The checkbox that replaces the icon. It has the same size, so that nothing moves, and the whole row is its
 * click target.
 */
const Box = styled('label', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '10',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0' },
    '& input': {
      position: 'relative',
      zIndex: '1',
      width: '5',
      height: '5',
      accentColor: 'var(--m-colors-accent)',
      cursor: 'pointer',
    },
  },
})

/** The message and its time. The time is at the end of the line if there is room. */
const Words = styled('div', {
  base: {
    flex: '1 1 7.5rem',
    minW: '0',
    minH: '10',
    display: 'grid',
    alignContent: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
    rowGap: '0.5',
    columnGap: '6',
  },
})

/** Reserves the space of the menu while it is hidden. */
const MenuSpace = styled('div', { base: { boxSize: '11', flexShrink: 0 } })

export interface NoticeRowProps extends NoticeMenuProps {
  isSelecting: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One notification. Unread notifications are marked by weight, a dot and a word, not by colour alone. */
export function NoticeRow(props: NoticeRowProps) {
  const { notice, isSelecting, isChosen, onChoose, onMark, onDelete } = props
  const { message, isRead, bookingId, kind } = notice

  return (
    <Row id={getRowId(notice.id)} tabIndex={-1} {...{ isRead, isChosen }}>
      <WhenParsed>
        {isSelecting ? (
          <Box {...NEEDS_SCRIPT_PROPS}>
            <input
              type="checkbox"
              name="notice"
              aria-label={message}
              checked={isChosen}
              onChange={(event) => onChoose(event.target.checked)}
            />
          </Box>
        ) : (
          <NoticeIcon kind={kind} isRead={isRead} />
        )}
        <Words>
          <styled.p
            fontWeight={isRead ? 'normal' : 'semibold'}
            lineHeight={{ base: 'snug', sm: 'normal' }}
            overflowWrap="anywhere"
          >
            {bookingId && !isSelecting ? (
              <RowLink
                to="/booking"
                search={{ b: bookingId }}
                hash={isAboutMessage(kind) ? MESSAGES_HASH : undefined}
                onClick={() => onMark('read')}
              >
                {message}
              </RowLink>
            ) : (
              message
            )}
          </styled.p>
          <NoticeTime at={notice.createdAt} isRead={isRead} />
        </Words>
        {isSelecting ? <MenuSpace /> : <NoticeMenu {...{ notice, onMark, onDelete }} />}
      </WhenParsed>
    </Row>
  )
}

const isAboutMessage = (kind: string | null | undefined) =>
  kind === 'supplierMessage' || kind === 'customerMessage'
