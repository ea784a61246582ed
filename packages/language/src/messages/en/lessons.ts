/** The lessons: what a step tells, what it asks for, and what it says about right and wrong moves. */
export const lessons = {
  'lesson.dial.title': 'The dial',
  'lesson.dial.lead': 'How nervous he is, how many dice you get, and what lies beyond both ends.',

  'lesson.dial.calm.text':
    'The dial shows how nervous he is, from S to K (D1). The small squares under each level are your dice: the calmer, the more (D2). You are on 2 and have two. On 1 you would have three.',
  'lesson.dial.calm.task': 'Bring the threat down to 1: pick “Keep Cool” and say it.',
  'lesson.dial.calm.right':
    'One success, and he is a step calmer. You now roll three dice instead of two, until he gets nervous again (D2).',
  'lesson.dial.calm.wrong': 'That line does not calm him. Look for the dial with −1 on the card.',
  'lesson.dial.calm.wrong.facedown':
    'Facedown, a card gives 1 CP, but none of its rows happens (C1). Say it out loud this time.',
  'lesson.dial.calm.wrong.hung-up': 'You ended the call before you said anything. Calm him down first.',

  'lesson.dial.below.text':
    'S is the calm end. From there, every further step down does not move the marker: it brings one hostage out (D3). Steps are taken one by one.',
  'lesson.dial.below.task': 'You are on 1. With one card, get somebody out.',
  'lesson.dial.below.right':
    'Two steps down: the first led to S, the second went below it, and somebody walked out. Calm is not only comfort, it saves (D3).',
  'lesson.dial.below.wrong': 'Nobody came out. You need a card that calms him by two steps.',
  'lesson.dial.below.wrong.one-step':
    'That was one step, from 1 to S. It takes one more, below S, to bring somebody out.',
  'lesson.dial.below.wrong.hung-up': 'He is nearly calm: talk to him. One card can do it.',

  'lesson.dial.above.text':
    'K is the other end: one die only (D2), and every step above it costs a life (D3). One die fails two times out of three. Sometimes the best line is none: cards facedown are safe, and so is hanging up.',
  'lesson.dial.above.task': 'You are on K. End this call with everybody alive.',
  'lesson.dial.above.right':
    'Nobody died. Hanging up is safe, and every card put facedown before it is a CP for better words. The next call may begin calmer.',
  'lesson.dial.above.wrong':
    'The roll failed, the threat went above K, and somebody died (D3). With one die, hold your tongue.',

  'lesson.talk.title': 'The conversation',
  'lesson.talk.lead': 'What a card does, what it is worth facedown, and how a call ends.',

  'lesson.talk.rows.text':
    'You say a card and roll the dice; 5 and 6 are successes. Each card has three rows: for 2 or more successes, for 1, for none. One of them happens, left to right (C2). Pick a card: you see the chance of each row before you say it.',
  'lesson.talk.rows.task': 'Say a card whose rows can give you 2 CP or more.',
  'lesson.talk.rows.right':
    'One success: the middle row, 2 CP. These points are what you buy better words with. The card is used for this turn (C3).',
  'lesson.talk.rows.wrong':
    'That card has its uses, but it gave you no 2 CP. Look for the speech bubble with +2 and +3.',
  'lesson.talk.rows.wrong.facedown':
    'Facedown every card gives 1 CP, whatever it says. This time, take the risk and say it.',
  'lesson.talk.rows.wrong.hung-up': 'The call is over before it began. Say something first.',

  'lesson.talk.facedown.text':
    'Any card in your hand can be played facedown instead: no roll, no row, just 1 CP (C1). A line you would rather not say is still worth something.',
  'lesson.talk.facedown.task': 'Get to 4 CP without rolling a die.',
  'lesson.talk.facedown.right': 'Two cards, two points, no risk. You will often end a call like this.',
  'lesson.talk.facedown.wrong.rolled':
    'You said it aloud: that is a roll, and a roll can go wrong. Facedown needs none.',
  'lesson.talk.facedown.wrong.hung-up':
    'You hung up with points still in your hand. Play two cards facedown.',

  'lesson.talk.hang-up.text':
    'You may go on as long as you have cards, but you need not. A call ends when you say so, or when a row says so: the red receiver (C4). Cards you keep stay in your hand for the next call.',
  'lesson.talk.hang-up.task': 'End the call.',
  'lesson.talk.hang-up.right':
    'The call is over and the spend phase begins: your 4 CP buy cards. What you played comes back to the cards for sale when it ends (C3).',
  'lesson.talk.hang-up.wrong': 'That is allowed, but enough was said. End the call with the button below.',

  'lesson.rolls.title': 'Rolls and 4s',
  'lesson.rolls.lead': 'Successes, 4s that cost two cards, and dice rolled again.',

  'lesson.rolls.convert.text':
    '5 and 6 are successes (R2). A 4 is nearly one: after the roll you may give up two cards from your hand to make it count (R3). They give no CP. The card you just said is not in your hand.',
  'lesson.rolls.convert.task': 'Say “Keep Cool” and bring the threat down, whatever it takes.',
  'lesson.rolls.convert.right':
    'The 4 became a success and he is calmer. Two cards for one step is a high price: pay it when it matters.',
  'lesson.rolls.convert.wrong': 'That leads away from it. Say “Keep Cool”, then look at the dice.',
  'lesson.rolls.convert.wrong.settled':
    'You let the roll stand: no success, the lowest row, and he stays as he was. The 4 was there to be turned.',
  'lesson.rolls.convert.wrong.other-card': 'That card does not calm him. Say “Keep Cool”.',

  'lesson.rolls.worth.text':
    'You need not turn a 4. Ask what the next row gives, and what the two cards would give. The table shows the row as the dice lie.',
  'lesson.rolls.worth.task': 'Say “Keep Cool”. One success is already there: is the 4 worth two cards?',
  'lesson.rolls.worth.right':
    'It is not: the second success would only add 1 CP, and two cards facedown are worth 2. You kept “Minor Extraction” for somebody’s life.',
  'lesson.rolls.worth.wrong': 'This step is about the dice. Say “Keep Cool” and decide about the 4.',
  'lesson.rolls.worth.wrong.converted':
    'Two cards for 1 CP: facedown they would have given 2. Look at the row that you have before you pay for the next.',
  'lesson.rolls.worth.wrong.other-card': 'Keep that one for later. Say “Keep Cool”.',

  'lesson.rolls.reroll.text':
    'Reaction cards are played after a roll: “Hear Me Out” rolls one die again (R4). You are about to try to get somebody out, and with no success somebody dies.',
  'lesson.rolls.reroll.task': 'Say “Minor Extraction” and bring somebody out.',
  'lesson.rolls.reroll.right':
    'A second chance for one die, and a life. Reactions work before or after a 4 is turned, but not on a turned die (R4).',
  'lesson.rolls.reroll.wrong': 'That brings nobody out. You need both cards: one to try, one to roll again.',
  'lesson.rolls.reroll.wrong.settled':
    'You let the failed roll stand, and somebody died. Press a die to roll it again with “Hear Me Out”.',

  'lesson.spending.title': 'Spending',
  'lesson.spending.lead': 'Points buy better words. What you do not spend is lost.',

  'lesson.spending.spend-all.text':
    'After the call you buy cards for the next one, as many as you can pay (P1). Whatever is left of your CP is gone afterwards (P4), so points are there to be spent. Cards played this turn are not for sale yet.',
  'lesson.spending.spend-all.task': 'Spend all 5 CP.',
  'lesson.spending.spend-all.right':
    'Nothing wasted. Dear cards do more, cheap ones are more words: three or four new cards make a better call than one.',
  'lesson.spending.spend-all.wrong.left-over':
    'You went on with points left: they are lost (P4). Buy until nothing is left.',

  'lesson.spending.debt.text':
    'A bad call can leave you below 0. Then nothing with a price can be bought, but cards that cost nothing can always be taken (P2), up to ten in hand (P3).',
  'lesson.spending.debt.task': 'Your hand is empty. Take at least three cards.',
  'lesson.spending.debt.right':
    'Always take the free ones: facedown each of them is a point, and two of them turn a 4.',
  'lesson.spending.debt.wrong.empty-hand':
    'You went into the next call with nothing to say. Take the cards that cost nothing first.',

  'lesson.spending.next.text':
    'When you are done, your CP go to 0, debts too, and the cards you played are for sale again (P4). Then a terror card comes.',
  'lesson.spending.next.task': 'Go on: draw the terror card.',
  'lesson.spending.next.right':
    'A new turn. Your CP are 0, the debt is forgotten, your new cards are in your hand.',

  'lesson.terror.title': 'Terror',
  'lesson.terror.lead': 'What the night does to you, and what you can keep it from doing.',

  'lesson.terror.strikes.text':
    'Every turn ends with a terror card (E1). The red bars on top are those left, the gold one comes last: that is your clock. Press them at any time to see what may come.',
  'lesson.terror.strikes.task': 'Nothing to buy with. Draw the terror card.',
  'lesson.terror.strikes.right':
    'Threat rose by 2, and by 1 more: the card has a second part that strikes only while a demand lies facedown (E2).',

  'lesson.terror.second-part.text':
    "Suppose “I'm Getting Angry” comes next again. Its second part needs a demand that lies facedown (E2). Only one does, the one beside his face.",
  'lesson.terror.second-part.task':
    'Turn the demand up, end the call and draw: the second part must not strike.',
  'lesson.terror.second-part.right':
    'Threat rose by 2, not by 3. Asking what he wants takes the sting out of many terror cards.',
  'lesson.terror.second-part.wrong.struck':
    'The demand was still facedown, so the second part struck too (E2). Ask “What Are Your Demands?” first.',

  'lesson.terror.dice.text':
    'Some terror cards roll dice. There, too, a 4 can be turned with two cards (R5): what you keep in your hand at the end of a call protects you. The hostages are about to try to run.',
  'lesson.terror.dice.task': 'Draw the card and help somebody get away.',
  'lesson.terror.dice.right':
    'Somebody ran and got away. Two cards kept for the terror phase saved a life: spending everything in the call would have cost it.',
  'lesson.terror.dice.wrong.settled':
    'You let the roll stand, and the one who ran was killed. Turn the 4 with two cards.',

  'lesson.demands.title': 'Demands',
  'lesson.demands.lead': 'What he wants, what it brings you, and what it costs for the rest of the night.',

  'lesson.demands.reveal.text':
    'His demands lie facedown beside his face. Whether one is major or an escape is no secret, which one it is you learn by asking (M1). If several lie facedown, you choose.',
  'lesson.demands.reveal.task': 'Find out what his major demand is.',
  'lesson.demands.reveal.right':
    'He wants ten million. Faceup, a demand can be conceded; press it to read what it brings and what it costs.',
  'lesson.demands.reveal.wrong': 'That does not turn a demand up. Look for the eye on your cards.',
  'lesson.demands.reveal.wrong.escape':
    'That was the escape demand: his way out. You were asked for the major one.',
  'lesson.demands.reveal.wrong.facedown': 'Facedown it gives a point, but asks nothing. Say it.',

  'lesson.demands.concede.text':
    'Conceding costs CP and gives its benefit at once: here two people come out. Then comes the penalty (M2), and that of a major demand lasts as long as he does (M3).',
  'lesson.demands.concede.task': 'Concede “Wire $10,000,000”. It costs 4 CP, you have 3.',
  'lesson.demands.concede.right':
    'Two people are out. From now on you roll one die less, every time, until he is gone (M3). Worth it? Often, and late in the night more often.',
  'lesson.demands.concede.wrong.rolled':
    'You rolled for it, and he hung up on you. One CP is missing: a card facedown gives it without a roll.',
  'lesson.demands.concede.wrong.hung-up':
    'Demands are conceded while you talk (M2). Now it is too late for this turn.',

  'lesson.demands.minor.text':
    'Minor demands come from the terror deck, faceup, and mostly cost nothing (M1). They wait until you need them: the benefit is yours, the penalty often holds for this call only.',
  'lesson.demands.minor.task': 'Bring the threat from 6 down to 4 without a roll.',
  'lesson.demands.minor.right':
    'Threat is down by 2. One die less for the rest of this call, which you would pay at the beginning of a call and hardly feel at its end.',
  'lesson.demands.minor.wrong': 'That is not sure enough. Press the demand that lies faceup.',
  'lesson.demands.minor.wrong.hung-up': 'Threat is still on 6. Concede something small before you hang up.',

  'lesson.ending.title': 'How it ends',
  'lesson.ending.lead': 'Capture, elimination, the 2nd in command, and the escape demand.',

  'lesson.ending.capture.text':
    'You win when nobody is inside, at least half were saved, and he is captured or eliminated (G1). Once everybody is out, one more save captures him (D6). At S every step down is a save.',
  'lesson.ending.capture.task': 'One hostage is left. Win with one card.',
  'lesson.ending.capture.right':
    'The first step brought the last one out, the second had nobody left to save and took him (D6).',
  'lesson.ending.capture.wrong': 'That did not end it. You need two saves: two steps below S.',
  'lesson.ending.capture.wrong.still-there':
    'Everybody is out, but he is still there: no win yet (G1). One more save would have captured him.',
  'lesson.ending.capture.wrong.hung-up': 'You are one card away from the end. Say it.',

  'lesson.ending.eliminate.text':
    'Some cards eliminate him, the crosshair says so. With nobody inside that wins. With people inside, his 2nd in command takes over: no demands any more, his penalties end, but every step of rising threat kills one (X1, X3).',
  'lesson.ending.eliminate.task': 'Take the shot, with three people still inside.',
  'lesson.ending.eliminate.right':
    'He is gone and so are his demands. The man behind the glass does not bargain, but he gives up as soon as nobody is inside (X5).',
  'lesson.ending.eliminate.wrong':
    'A fair choice, but here you are to see what a shot does. Say “Sniper, Take the Shot!”.',
  'lesson.ending.eliminate.wrong.facedown': 'That gives a point for your strongest card. Say it aloud.',

  'lesson.ending.second.text':
    'With the 2nd in command nothing is conceded and nobody is eliminated. He never kills the last hostage (X4), and he surrenders the moment the pool is empty (X5). Get people out, and be quick.',
  'lesson.ending.second.task': 'Two are inside. Make him give up.',
  'lesson.ending.second.right': 'Nobody is left, he surrenders, and five of seven live: that wins (G1).',
  'lesson.ending.second.wrong': 'They are still inside. Look for the card that brings two of them out.',
  'lesson.ending.second.wrong.hung-up': 'Time works for him: threat that rises now kills. Get them out.',

  'lesson.ending.gamble.text':
    'An escape is a bet: conceded, it helps at once, but if the call ends and he is still there, he escapes and you lose (M4). Concede it only to end it now.',
  'lesson.ending.gamble.task': 'Concede “Helicopter” for more dice, and win before the call ends.',
  'lesson.ending.gamble.right':
    'Four dice instead of two, everybody out, and he was taken on the way to his helicopter. A bet that you make once.',
  'lesson.ending.gamble.wrong.escaped':
    'The call ended, he was still there, and he flew away (M4). After conceding an escape, there is no next turn.',
  'lesson.ending.gamble.wrong.two-dice':
    'Two dice were not enough this time. Concede “Helicopter” first: it gives two more for this call.',

  'lesson.last-call.title': 'The last conversation',
  'lesson.last-call.lead': 'The terror deck is empty. Now or never.',

  'lesson.last-call.buy.text':
    'No terror card is left: this is the last call, and after it you lose (G2). But now you may buy while you talk and use the cards at once (E3). Every CP counts, and every card facedown is one.',
  'lesson.last-call.buy.task': 'Two are inside. Buy cards that can bring them out and take him.',
  'lesson.last-call.buy.right':
    'What you buy is in your hand at once. A card that was played in this call cannot be bought again in it (E3).',
  'lesson.last-call.buy.wrong':
    'That leaves too little to end it. You need three saves, or a shot with saves: look at the cards for 3 and for 6.',
  'lesson.last-call.buy.wrong.hung-up':
    'There is no next call: with the deck empty, ending this one loses the game (G2).',

  'lesson.last-call.win.text':
    'Two saves bring the last two out, one more takes him (D6). Say what you bought.',
  'lesson.last-call.win.task': 'Win, now.',
  'lesson.last-call.win.right':
    'Everybody is out, he is taken, the night is over. That is the whole game: the rest is his voice and yours.',
  'lesson.last-call.win.wrong':
    'It is over, and he is still there. Say the strong cards first, as long as the dice are with you.',
  'lesson.last-call.win.wrong.hung-up': 'Ending the last call loses (G2). Everything you have, now.',

  'lesson.crime-wave.title': 'Crime Wave',
  'lesson.crime-wave.lead': 'What only this game has: abilities that an abductor offers, and alerts.',

  'lesson.crime-wave.ability.text':
    'An ability is a button near the name (C1). Barrett brags: on threat 3 or more you may call his bluff once a turn. One die against the threat (R6): as high or higher, −2; lower, +1.',
  'lesson.crime-wave.ability.task': "Threat is on 4. Try “Call Barrett's BS”.",
  'lesson.crime-wave.ability.right':
    'A 5 against 4: two steps down, and it cost no card. The lower the threat, the better the odds, down to 3.',
  'lesson.crime-wave.ability.wrong': 'That is a card. The ability is the button under his name.',
  'lesson.crime-wave.ability.wrong.hung-up': 'He is still bragging. Call his bluff before you hang up.',

  'lesson.crime-wave.alert.text':
    'A card with an alert waits for its moment: a threat level, a number of CP, the end of the call (A1). When it comes, it fires at once, wanted or not (A2). This demand concedes itself at 6 CP.',
  'lesson.crime-wave.alert.task': 'You have 4 CP. Make the alert fire without a roll.',
  'lesson.crime-wave.alert.right':
    'At 6 CP it fired in the middle of your move: somebody is out, and threat rose by 2. You paid nothing and chose the moment. That is the art with alerts.',
  'lesson.crime-wave.alert.wrong.rolled':
    'A roll may lead there, or past it. Cards facedown give one CP each and nothing else.',
  'lesson.crime-wave.alert.wrong.hung-up': 'The call is over and the alert still waits: it needs 6 CP.',
}
