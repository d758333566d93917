import { createLink } from '@tanstack/react-router'

import { NEEDS_SCRIPT } from '#ui/page/needs-script.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled } from '#ui/style/styled.ts'

import { rowId } from './notice-elements.ts'
import { NoticeIcon } from './notice-icon.tsx'
import { NoticeMenu, type NoticeMenuProps } from './notice-menu.tsx'
import { NoticeTime } from './notice-time.tsx'

const Row = styled('li', {
  base: {
    position: 'relative',
    display: 'flex',
    // Text of twice the size stands below its box and sign.
    flexWrap: 'wrap',
    gap: { base: '1', sm: '3' },
    alignItems: 'start',
    p: { base: '2', sm: '3' },
    borderBottomWidth: '1px',
    borderColor: 'border',
    _first: { borderTopRadius: 'lg' },
    _last: { borderBottomWidth: '0', borderBottomRadius: 'lg' },
  },
  variants: {
    isRead: { true: {}, false: { bg: 'bg.subtle' } },
    isLink: { true: { _hover: { bg: 'accent.subtle' } }, false: {} },
  },
})

/** As large as a finger, though it shows a small box. */
const Box = styled('label', {
  base: {
    position: 'relative',
    zIndex: '1',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '11',
    cursor: 'pointer',
    '& input': {
      width: '5',
      height: '5',
      accentColor: 'var(--m-colors-accent)',
      cursor: 'pointer',
    },
  },
})

/** On a telephone the box stands below the sign, and the words have the width of both. */
const Signs = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', sm: 'row' },
    alignItems: 'center',
    gap: { base: '0', sm: '3' },
    flexShrink: 0,
  },
})

/** What happened, and when: at the end of the line where there is room. */
const Words = styled('div', {
  base: {
    flex: '1 1 7.5rem',
    minW: '0',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' },
    rowGap: '0.5',
    columnGap: '6',
    ps: { base: '2', sm: '0' },
    alignSelf: { lg: 'center' },
  },
})

/** The whole row is its target; what else is in the row lies above it. */
const BookingLink = createLink(
  styled('a', {
    base: {
      color: 'inherit',
      overflowWrap: 'anywhere',
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
    },
  }),
)

export interface NoticeRowProps extends NoticeMenuProps {
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One notification: unread ones stand out by weight and by a word, not by colour alone. */
export function NoticeRow({ notice, isChosen, onChoose, onMark, onDelete }: NoticeRowProps) {
  const { message, isRead, bookingId, kind } = notice

  return (
    <Row id={rowId(notice.id)} tabIndex={-1} isRead={isRead} isLink={bookingId !== null}>
      <WhenParsed>
        <Signs>
          <Box {...NEEDS_SCRIPT}>
            <input
              type="checkbox"
              name="notice"
              aria-label={message}
              checked={isChosen}
              onChange={(event) => onChoose(event.target.checked)}
            />
          </Box>
          <NoticeIcon kind={kind} />
        </Signs>
        <Words>
          <styled.p
            fontWeight={isRead ? 'normal' : 'semibold'}
            lineHeight={{ base: 'snug', sm: 'normal' }}
            overflowWrap="anywhere"
          >
            {bookingId ? (
              <BookingLink to="/booking" search={{ b: bookingId }} onClick={() => onMark('read')}>
                {message}
              </BookingLink>
            ) : (
              message
            )}
          </styled.p>
          <NoticeTime at={notice.createdAt} isRead={isRead} />
        </Words>
        <NoticeMenu {...{ notice, onMark, onDelete }} />
      </WhenParsed>
    </Row>
  )
}
