/** Responds with a stream of server-sent events. The last header disables buffering in proxies. */
export const toEventsResponse = (events: ReadableStream<Uint8Array>) =>
  new Response(events, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  })
