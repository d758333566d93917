import panda from '@pandacss/dev/postcss'

/** Fills the layers of src/ui/style/base.css; where those are not named, a style sheet stays as it is. */
export default { plugins: [panda()] }
