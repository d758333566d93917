import { Plural, Trans } from '@lingui/react/macro'

import { Button } from '#ui/control/button.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { NoticesSelection, type NoticesSelectionProps } from './notices-selection.tsx'

/**
 * The bar above the list. The button that starts and ends the selection stays in place, so that it keeps the
 * focus.
 */
const Bar = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: { base: '"about toggle" "actions actions"', md: '"about actions toggle"' },
    alignItems: 'center',
    gap: '2',
    minH: '11',
  },
  variants: {
    isSelecting: {
      true: {
        position: 'sticky',
        top: '2',
        zIndex: '2',
        ps: '3',
        pe: '2',
        py: '2',
        bg: 'accent.subtle',
        borderWidth: '1px',
        borderColor: 'accent',
        borderRadius: 'lg',
      },
      false: {},
    },
  },
})

/** The action buttons, which share one line on phones. */
const Actions = styled('div', {
  base: {
    gridArea: 'actions',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > button': { flex: { base: '1 1 auto', md: '0 0 auto' } },
  },
})

export interface NoticesToolbarProps extends NoticesSelectionProps {
  unread: number
  isSelecting: boolean
  onToggle: () => void
  /** Marks notifications. An empty list means all notifications, on every page. */
  onMark: (as: 'read' | 'unread', ids: readonly string[]) => void
  onDelete: (ids: readonly string[]) => void
}

/** The actions on all notifications or, in selection mode, on the selected ones. */
export function NoticesToolbar(props: NoticesToolbarProps) {
  const { notices, selection, unread, isSelecting, onSelect, onToggle, onMark, onDelete } = props

  return (
    <Bar isSelecting={isSelecting}>
      <WhenParsed>
        <styled.div gridArea="about" minW="0">
          {isSelecting ? (
            <NoticesSelection {...{ notices, selection, onSelect }} />
          ) : (
            <P tone="muted">
              <Plural value={unread} _0="All read" one="# unread" other="# unread" />
            </P>
          )}
        </styled.div>
        <Actions>
          {isSelecting ? (
            <>
              <SmallButton
                disabled={selection.length === 0}
                onClick={() => onMark('read', selection)}
              >
                <Trans>Mark as read</Trans>
              </SmallButton>
              <SmallButton
                disabled={selection.length === 0}
                onClick={() => onMark('unread', selection)}
              >
                <Trans>Mark as unread</Trans>
              </SmallButton>
              <SmallButton disabled={selection.length === 0} onClick={() => onDelete(selection)}>
                <Trans>Delete</Trans>
              </SmallButton>
            </>
          ) : (
            <>
              {unread > 0 ? (
                <SmallButton onClick={() => onMark('read', [])}>
                  <Trans>Mark all as read</Trans>
                </SmallButton>
              ) : (
                <SmallButton onClick={() => onMark('unread', [])}>
                  <Trans>Mark all as unread</Trans>
                </SmallButton>
              )}
              <SmallButton variant="ghost" onClick={() => onDelete([])}>
                <Trans>Delete all</Trans>
              </SmallButton>
            </>
          )}
        </Actions>
        <SmallButton
          variant={isSelecting ? 'solid' : 'outline'}
          gridArea="toggle"
          onClick={onToggle}
        >
          {isSelecting ? (
            <Trans context="ends selecting">Done</Trans>
          ) : (
            <Trans context="begins selecting">Select</Trans>
          )}
        </SmallButton>
      </WhenParsed>
    </Bar>
  )
}

const SmallButton = (props: React.ComponentProps<typeof Button>) => (
  <Button variant="outline" size="sm" {...props} />
)
