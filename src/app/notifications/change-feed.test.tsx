import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { changeFeed } from './change-feed.ts'

/** A fake `EventSource`. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  readyState = 0
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    streams.push(this)
  }
  close() {
    this.readyState = Stream.CLOSED
  }
  says(name: string) {
    this.dispatchEvent(new Event(name))
  }
  breaksOff() {
    this.readyState = Stream.CLOSED
    this.says('error')
  }
}

let streams: Stream[]
let stop: () => void
const onFeedChange = vi.fn<() => void>()
const onEnded = vi.fn<() => void>()
const open = () => streams.filter(({ readyState }) => readyState !== Stream.CLOSED).length

function look(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  streams = []
  vi.stubGlobal('EventSource', Stream)
  look('visible')
  stop = changeFeed('/news', { onFeedChange, onEnded })
})
afterEach(() => {
  stop()
})

/** Grants locks one after the other, as a browser does. */
function putLocks() {
  const waiting: (() => Promise<unknown>)[] = []
  let isTaken = false
  const next = async () => {
    const turn = isTaken ? undefined : waiting.shift()
    if (!turn) return
    isTaken = true
    await turn()
    isTaken = false
    await next()
  }
  const request = (_name: string, _options: object, turn: () => Promise<unknown>) => {
    waiting.push(turn)
    return next()
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}

describe('the notification stream', () => {
  it('emits notifications and the end of a session', () => {
    streams[0]?.says('news')
    streams[0]?.says('session-ended')
    expect([onFeedChange.mock.calls.length, onEnded.mock.calls.length]).toEqual([1, 1])
  })

  it('closes while the page is hidden, and catches up afterwards', () => {
    look('hidden')
    expect([open(), onFeedChange.mock.calls.length]).toEqual([0, 0])
    look('visible')
    expect([open(), onFeedChange.mock.calls.length]).toEqual([1, 1])
  })

  it('closes while the page is in the back/forward cache', () => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(open()).toBe(0)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect([open(), onFeedChange.mock.calls.length]).toEqual([1, 1])
  })

  it('is not requested again when the server has none', () => {
    streams[0]?.breaksOff()
    vi.advanceTimersByTime(86_400_000)
    look('hidden')
    look('visible')
    expect([streams.length, onFeedChange.mock.calls.length]).toEqual([1, 1])
  })

  it('reopens with growing delays after it was cut off', () => {
    streams[0]?.says('open')
    streams[0]?.breaksOff()
    vi.advanceTimersByTime(15_000)
    expect(streams).toHaveLength(2)
    streams[1]?.breaksOff()
    vi.advanceTimersByTime(29_000)
    expect(streams).toHaveLength(2)
    vi.advanceTimersByTime(1_000)
    expect(streams).toHaveLength(3)
  })

  it('leaves reconnecting to the browser after a short interruption', () => {
    streams[0]?.says('error')
    vi.advanceTimersByTime(86_400_000)
    expect([streams.length, open()]).toEqual([1, 1])
  })

  it('closes', () => {
    streams[0]?.says('open')
    streams[0]?.breaksOff()
    stop()
    vi.advanceTimersByTime(86_400_000)
    look('visible')
    expect([streams.length, open()]).toEqual([1, 0])
  })
})

describe('among hidden tabs', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

  it('one keeps its stream for all, and the next takes over when it closes', async () => {
    stop()
    streams = []
    putLocks()
    const ends = [1, 2].map(() => changeFeed('/news', { onFeedChange, onEnded }))
    expect(open()).toBe(2)
    look('hidden')
    expect(open()).toBe(1)
    expect(onFeedChange).not.toHaveBeenCalled()
    streams[0]?.says('session-ended')
    expect(onEnded).toHaveBeenCalledOnce()

    ends[0]?.()
    await vi.waitFor(() => expect(open()).toBe(1))
    expect(streams).toHaveLength(3)
    ends[1]?.()
    expect(open()).toBe(0)
  })
})

it('the app works in a browser without streams', () => {
  vi.stubGlobal('EventSource', undefined)
  const end = changeFeed('/news', { onFeedChange, onEnded })
  look('visible')
  expect(onFeedChange).toHaveBeenCalledTimes(2)
  end()
})
