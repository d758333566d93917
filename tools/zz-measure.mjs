import { chromium } from 'playwright'
const base = process.argv[2]
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const out = {}
const load = async (name, path) => {
  const c = await b.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, deviceScaleFactor: 1.75 })
  const p = await c.newPage()
  const s = await c.newCDPSession(p)
  await s.send('Network.enable')
  await s.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 })
  await s.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await p.addInitScript(() => {
    window.m = { fcp: 0, lcp: 0, cls: 0, taken: 0, tbt: 0 }
    new PerformanceObserver(l => { for (const e of l.getEntries()) if (e.name === 'first-contentful-paint') m.fcp = e.startTime }).observe({ type: 'paint', buffered: true })
    new PerformanceObserver(l => { for (const e of l.getEntries()) m.lcp = e.startTime }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver(l => { for (const e of l.getEntries()) m.cls += e.value }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver(l => { for (const e of l.getEntries()) m.tbt += Math.max(0, e.duration - 50) }).observe({ type: 'longtask', buffered: true })
    addEventListener('masar-taken-over', () => { m.taken ||= performance.now() })
  })
  await p.goto(base + path, { waitUntil: 'commit' })
  await p.waitForFunction(() => m.taken > 0, null, { timeout: 60000 })
  await p.waitForTimeout(1500)
  const r = await p.evaluate(() => m)
  for (const k in r) ((out[name] ??= {})[k] ??= []).push(r[k])
  await c.close()
}
const N = Number(process.argv[3] ?? 5)
for (let i = 0; i < N; i++) for (const page of ['/', '/sign-in']) { await load(page + ' before', page + '?drawn=no'); await load(page + ' after', page) }
for (const [name, r] of Object.entries(out)) console.log(name, Object.entries(r).map(([k, v]) => `${k} ${(k === 'cls' ? v.toSorted((a, b) => a - b)[v.length >> 1].toFixed(3) : Math.round(v.toSorted((a, b) => a - b)[v.length >> 1]))} [${Math.round(Math.min(...v))}-${Math.round(Math.max(...v))}]`).join(', '))
await b.close()
