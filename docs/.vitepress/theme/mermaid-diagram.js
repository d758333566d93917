import { useData } from 'vitepress'
import { defineComponent, h, onMounted, ref, useId, watch } from 'vue'

/** Draws a diagram in the browser, in the theme of the page. Without JavaScript its source is shown. */
export const MermaidDiagram = defineComponent({
  props: { source: { type: String, required: true } },
  setup(props) {
    const { isDark } = useData()
    const id = `diagram-${useId()}`
    const code = decodeURIComponent(props.source)
    const svg = ref('')

    async function draw() {
      const { default: mermaid } = await import('mermaid')
      mermaid.initialize({ startOnLoad: false, theme: isDark.value ? 'dark' : 'neutral' })
      svg.value = (await mermaid.render(id, code)).svg
    }
    onMounted(draw)
    watch(isDark, draw)

    return () =>
      svg.value
        ? h('div', { class: 'diagram', innerHTML: svg.value })
        : h('pre', { class: 'diagram' }, code)
  },
})
