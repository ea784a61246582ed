/** The one place that says where the pictures come from. */
export {
  Building,
  CardBack,
  Die,
  type DieState,
  EffectSymbol,
  HostageWindow,
  Logo,
  type Mood,
  Portrait,
  SecondInCommand,
  type SymbolName,
} from './art/index.ts'
