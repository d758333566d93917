import {
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate'

import { type AnyModel, getLeafName, listMoves, getTransitionId } from 'statechart-paths/chart'
import { type ControlledPorts, promisesSettled } from 'statechart-paths/walk'

import type { Journey } from '../chart/chart.ts'
import { STORY_STEP_LABEL } from '../panel/moment.ts'
import { describeMoment, findEventLabel } from './describe-moment.ts'
import type { RecordedStep, Scene, Stage } from './stage-interface.ts'
import { createModel } from './create-model.ts'
import { findChildMachine, type StoredSnapshot } from './snapshots.ts'

/**
 * Creates a stage for stories about the machine of this model. Without a model, the stage accepts the first
 * machine that a story shows.
 */
export function createStage(
  known: AnyModel | null = null,
  journeys: () => readonly Journey[] = () => [],
  ways: () => readonly Journey[] = () => [],
): Stage {
  const listeners = new Set<() => void>()
  let model = known
  let scene: Scene
  let ports: ControlledPorts<AnyStateMachine>
  let actor: AnyActor | undefined
  let subject: AnyActor | undefined
  let latest: AnyMachineSnapshot | undefined
  let trail: RecordedStep[] = []
  let at = 0
  let drawing = 0
  let isOpen = false
  let journey: Journey | null = null
  /** The current step, until all its effects have happened. */
  let currentStep: RecordedStep | null = null

  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  const record = (step: RecordedStep) => {
    trail = [...trail.slice(0, at + 1), step]
    at = trail.length - 1
    if (journey && step.label !== journey.labels[at - 1]) journey = null
  }
  const drawAgain = () => {
    isOpen = false
    drawing += 1
    notifyListeners()
  }
  const finishStep = async (step: RecordedStep) => {
    currentStep = step
    await promisesSettled()
    currentStep = null
    if (!latest || !actor) return
    record({
      ...step,
      leaf: getLeafName(latest.value),
      stored: actor.getPersistedSnapshot() as StoredSnapshot,
    })
    notifyListeners()
  }

  let passed: string[] = []
  const inspect = (event: InspectionEvent) => {
    if (event.actorRef !== subject) return
    // oxlint-disable-next-line no-underscore-dangle -- xstate's own name
    if (event.type === '@xstate.microstep') passed.push(...event._transitions.map(getTransitionId))
    if (event.type !== '@xstate.snapshot') return
    const taken = passed
    passed = []
    latest = event.snapshot as AnyMachineSnapshot
    if (!isOpen || taken.length === 0) return
    if (currentStep) currentStep.taken.push(...taken)
    else if (model)
      void finishStep({ label: findEventLabel(model, event.event), leaf: '', taken, stored: null })
  }

  const restartStory = (label: string, input: unknown) => {
    const stored = scene.begin(ports.machine, input)
    const { value } = scene.child ? readChildSnapshot(stored, scene.child) : stored
    record({ label, leaf: getLeafName(value), taken: [], stored })
    drawAgain()
  }
  const move = async (label: string) => {
    const chosen = latest && model && listMoves(model, latest).find((one) => one.label === label)
    if (!chosen || currentStep) return
    if (chosen.origin === 'reload') return restartStory(label, chosen.event['input'])
    const finished = finishStep({ label, leaf: '', taken: [], stored: null })
    const isPending = ports.waiting().includes(String(chosen.event['actorId']))
    if (chosen.origin === 'actor' && isPending) ports.release(chosen.event)
    else subject?.send(chosen.event)
    await finished
  }
  const play = (chosen: Journey | undefined) => {
    if (!chosen || !model) return
    trail = []
    at = -1
    journey = null
    restartStory(chosen.start, model.starts[chosen.start.replace(/^start: /, '')])
    journey = chosen
    notifyListeners()
  }

  return {
    machine: () => model?.machine.id ?? null,
    model: () => model,
    enter: (entered, controlled) => {
      scene = entered
      ports = controlled
      model ??= createModel(
        entered.child ? findChildMachine(controlled.machine, entered.child) : entered.machine,
      )
      const stored = trail[at]?.stored ?? scene.state(controlled.machine)
      const clock = new SimulatedClock()
      actor?.stop()
      subject = undefined
      const next: AnyActor = createActor(controlled.machine, {
        snapshot: stored,
        clock,
        inspect,
      } as never)
      actor = next
      next.subscribe({ error: () => {} })
      next.start()
      subject = scene.child ? (next.getSnapshot().children[scene.child] as AnyActor) : next
      latest = subject?.getSnapshot() as AnyMachineSnapshot
      if (trail.length === 0) {
        trail = [{ label: STORY_STEP_LABEL, leaf: getLeafName(latest.value), taken: [], stored }]
      }
      return next
    },
    open: () => {
      isOpen = true
      notifyListeners()
    },
    command: async (command) => {
      if (command.do === 'move') await move(command.label)
      else if (command.do === 'play') play(journeys()[command.journey])
      else if (command.do === 'lead') play(ways().find(({ end }) => end === command.to))
      else if (command.do === 'next') await move(journey?.labels[at] ?? '')
      else if (trail[command.to]?.stored) {
        at = command.to
        drawAgain()
      }
    },
    moment: () => (latest && model ? describeMoment({ model, latest, trail, at, journey }) : null),
    leaf: () => (latest ? getLeafName(latest.value) : null),
    drawing: () => drawing,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const readChildSnapshot = ({ children }: StoredSnapshot, id: string) =>
  (children[id] as { snapshot: StoredSnapshot }).snapshot
