
export type MoveStepAct = typeof MoveStepAct[keyof typeof MoveStepAct];


export const MoveStepAct = {
  start: 'start',
  pause: 'pause',
  resume: 'resume',
  cancel: 'cancel',
  undo: 'undo',
  refresh: 'refresh',
  erase: 'erase',
} as const;
