import {createRequire} from 'node:module'
const require=createRequire(import.meta.url)
const {Simulate,RandomBot}=require('boardgame.io/ai')
const {InitializeGame,CreateGameReducer,ProcessGameConfig}=require('boardgame.io/internal')
import {applyMove,cloneState,legalMoves,MOST_MOVES,newState,SeededChance,DecisionStream,hashState} from '@negotiator/rules'
import {gameOf} from '@negotiator/session'
import {ABDUCTORS} from '@negotiator/content'
const immer=require('immer')
const variant=process.argv[2]
const moves=new Int32Array(MOST_MOVES)
class Held{constructor(s){this.s=s}}
const get= variant.startsWith('plain')? G=>G : variant.startsWith('nested')? G=>G.s : G=>G.h.s
const put= variant==='plain'? s=>s : variant==='plainfrozen'? s=>Object.freeze(s): variant==='nestedfrozen'? s=>Object.freeze({s}): variant==='nested'? s=>({s}) : s=>({h:new Held(s)})
const cache=[]
const act=process.argv[3]==='payload'? m=>cache[m]??=({type:'MAKE_MOVE',payload:{type:'go',args:[m],playerID:'0'}}) : m=>cache[m]??=({move:'go',args:[m]})
const games=ABDUCTORS.map(({abductor,pack})=>{
  const game=gameOf(abductor.id,pack)
  const chance=new SeededChance('x')
  const table={game,state:null,chance,log:null}
  const def={name:abductor.id,disableUndo:process.argv[4]!=='undo',
   setup:()=>put(newState(game)),
   moves:{go:({G},m)=>{ const o=immer.original(G); const s=cloneState(get(o)); table.state=s; applyMove(table,m); return put(s)}},
   endIf:({G})=>get(G).result||undefined,
   ai:{enumerate:(G)=>{const n=legalMoves(game,get(G),moves);const out=new Array(n);for(let i=0;i<n;i++)out[i]=act(moves[i]);return out}}}
  const processed=ProcessGameConfig(def)
  return {game,chance,processed,bot:new RandomBot({enumerate:def.ai.enumerate})}
})
let k=0
async function cyc(){let a=0;for(const g of games){g.chance.reseed(k++,7);const st=InitializeGame({game:g.processed,numPlayers:1});const {state}=await Simulate({game:g.processed,bots:g.bot,state:st});a+=state._stateID}return a}
for(let r=0;r<4;r++){let n=0,a=0;const t=performance.now(),c0=process.cpuUsage();while(performance.now()-t<2500){a+=await cyc();n+=6}const cu=process.cpuUsage(c0);const d=(cu.user+cu.system)/1e6;console.log(variant,process.argv.slice(3).join(),(n/d).toFixed(0),'games/s',(a/d).toFixed(0),'act/s',(a/n).toFixed(1), (d/a*1e6).toFixed(1),'us/act')}
// in place
const d=new DecisionStream('d');
for(let r=0;r<3;r++){let n=0,a=0;const t=performance.now();while(performance.now()-t<1500){for(const g of games){g.chance.reseed(k++,7);const s=newState(g.game);const tb={game:g.game,state:s,chance:g.chance,log:null};while(s.result===0){const c=legalMoves(g.game,s,moves);applyMove(tb,moves[d.below(c)]);a++}n++}}const e=(performance.now()-t)/1000;console.log('inplace',(n/e).toFixed(0),'games/s',(a/e).toFixed(0),'act/s',(a/n).toFixed(1))}
