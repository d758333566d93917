import { Trans, useLingui } from '@lingui/react/macro'
import { BellIcon } from 'lucide-react'
import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { makeShownLedger } from '@masar/machines/notifications/ledger.ts'
import { Card } from '#ui/page/card.tsx'
import { NeedsScriptNotice } from '#ui/page/needs-script.tsx'
import { PageHeading } from '#ui/page/page-heading.tsx'
import { Page } from '#ui/page/page.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { DeletionDialog } from './deletion-dialog.tsx'
import { DeletionUndo } from './deletion-undo.tsx'
import { LIST_ID } from './notice-elements.ts'
import { NoticeRow } from './notice-row.tsx'
import { NoticesProblems } from './notices-problems.tsx'
import { NoticesToolbar } from './notices-toolbar.tsx'
import { NotificationsLoading } from './notifications-loading.tsx'
import type { DeletionActor, NotificationsActor } from './notifications-actor.ts'
import { NotificationsPager } from './notifications-pager.tsx'

export interface NotificationsPageProps {
  actor: NotificationsActor
  deletion: DeletionActor
}

/** The notifications of a customer, newest first, with all actions on them. */
export function NotificationsPage({ actor, deletion }: NotificationsPageProps) {
  const { t } = useLingui()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('content'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const [isSelecting, setIsSelecting] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { notices, total, unread } = makeShownLedger(context)
  const selection = notices.map(({ id }) => id).filter((id) => chosen.includes(id))

  return (
    <Page>
      <Stack gap="5">
        <PageHeading title={t`Notifications`} />
        <NoticesProblems actor={actor} />
        {isBusy ? <NotificationsLoading /> : null}
        {isShown && total === 0 ? <NoNotifications /> : null}
        {isShown && total > 0 ? (
          <>
            <NeedsScriptNotice>
              <Trans>
                Marking and deleting notifications needs JavaScript. Turn it on in your browser
                settings, then reload the page.
              </Trans>
            </NeedsScriptNotice>
            <NoticesToolbar
              {...{ notices, selection, unread, isSelecting }}
              onSelect={setChosen}
              onToggle={() => {
                setIsSelecting(!isSelecting)
                setChosen([])
              }}
              onMark={(as, ids) =>
                actor.send({ type: 'notices.marked', as, ids, all: ids.length === 0 })
              }
              onDelete={(ids) =>
                deletion.send({ type: 'deletion.requested', ids, all: ids.length === 0 })
              }
            />
            <Card p="0">
              <styled.ul
                id={LIST_ID}
                tabIndex={-1}
                listStyleType="none"
                aria-label={t`Notifications`}
              >
                {notices.map((notice) => (
                  <NoticeRow
                    key={notice.id}
                    {...{ notice, isSelecting }}
                    isChosen={selection.includes(notice.id)}
                    onChoose={(isChosen) =>
                      setChosen(
                        isChosen
                          ? [...selection, notice.id]
                          : selection.filter((id) => id !== notice.id),
                      )
                    }
                    onMark={(as) =>
                      actor.send({ type: 'notices.marked', as, ids: [notice.id], all: false })
                    }
                    onDelete={() =>
                      deletion.send({ type: 'deletion.requested', ids: [notice.id], all: false })
                    }
                  />
                ))}
              </styled.ul>
            </Card>
            <NotificationsPager page={context.page} size={context.size} total={total} />
          </>
        ) : null}
      </Stack>
      <DeletionDialog actor={deletion} />
      <DeletionUndo actor={actor} />
    </Page>
  )
}

const NoNotifications = () => (
  <Card tone="sand">
    <Stack gap="2" align="center" py="8" textAlign="center">
      <styled.span color="fg.muted">
        <BellIcon aria-hidden size={32} />
      </styled.span>
      <P fontWeight="semibold">
        <Trans>No notifications.</Trans>
      </P>
      <P tone="muted">
        <Trans>You’ll see booking updates here.</Trans>
      </P>
    </Stack>
  </Card>
)
