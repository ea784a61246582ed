/** The rules for the help inside the game, one short paragraph per rule id. */
export const rules = {
  'section.G': 'Goal',
  'section.S': 'Set-up',
  'section.D': 'The dial and the counters',
  'section.T': 'The turn',
  'section.C': 'Conversation phase',
  'section.R': 'Threat rolls',
  'section.P': 'Spend phase',
  'section.M': 'Demands',
  'section.E': 'Terror phase',
  'section.X': 'Capture, elimination, 2nd in command',
  'section.A': 'Alert markers',
  'section.B': 'Building your own sets',

  'rule.G1':
    'You win as soon as three things are true together: nobody is left in the pool, at least half of the hostages were saved, and the abductor was captured or eliminated.',
  'rule.G2':
    'You lose as soon as more than half of the hostages are dead, or the abductor escapes, or the terror phase needs a card and the deck is empty. In that last case everyone still inside is lost and the abductor gets away.',
  'rule.G3':
    'Half means half of all hostages there ever were, those taken later included. With 7 hostages, 4 saved is enough and 4 killed is too many.',
  'rule.G4':
    'After every single step the game checks whether it is over, a loss first. A step is one level of threat, one hostage or one card; a change of CP is one step as a whole. Once it is over, the rest of the effect is dropped.',

  'rule.S1': 'Choose an abductor or let chance decide. The 2nd in command waits underneath.',
  'rule.S2':
    'The major and the escape demands are shuffled separately. As many as the abductor says lie facedown; the rest is set aside and may join later.',
  'rule.S3': 'The pool, the threat level and the demands start as the abductor says. Your CP start at 0.',
  'rule.S4':
    'Your hand is the six cards that cost nothing. All others lie faceup in the available area, by cost, then by name.',
  'rule.S5':
    'The terror deck is 10 red cards drawn from the 21, with 1 gold pivotal event at the bottom. The others stay out.',
  'rule.S6': 'For a first game, take Arkayne (base game) or Lijah (Crime Wave).',

  'rule.D1': 'Threat runs from S over 1 to 6 up to K. When numbers are compared, S is 0 and K is 7.',
  'rule.D2': 'The calmer it is, the more dice you have: 3 at S and 1, 2 from 2 to 6, 1 at K.',
  'rule.D3':
    'Every step above K kills one hostage instead; every step below S saves one instead. Steps are taken one by one: from 1, two steps down lead to S and then save one.',
  'rule.D4': 'CP have no upper limit, and effects can push them below 0.',
  'rule.D5':
    'If a hostage should be killed and the pool is empty, the top terror card is discarded unresolved if it is red. Otherwise nothing happens.',
  'rule.D6':
    'If a hostage should be saved and the pool is empty, the abductor is captured. In the terror phase such a save is ignored.',

  'rule.T1':
    'Every turn has three phases: conversation, spend, terror. A new turn begins with whatever happens at the start of the conversation, first what conceded demands bring (in the order you conceded them), then the abductor; after that it is your move.',

  'rule.C1':
    'While you talk, as often as you like and in any order: play a card faceup, play a card facedown for +1 CP, concede a faceup demand, use an ability the abductor offers, or end the conversation.',
  'rule.C2':
    'A card played faceup needs a threat roll unless it says otherwise. The row for 2 or more, 1 or 0 successes is then carried out from left to right.',
  'rule.C3':
    'Played cards stay on the table. They can be bought again only after the spend phase of this turn.',
  'rule.C4':
    'The conversation ends when you say so or when an effect ends it; after that nothing is played, conceded or used. The row that ended it is still carried out to its end. Then come alerts in the order drawn, the escape check (M4) and the end of temporary modifiers.',
  'rule.C5': 'A card removed from the game never comes back.',

  'rule.R1':
    'The dial says how many dice you roll; modifiers are added. Never fewer than 1, never more than 5.',
  'rule.R2': '5 and 6 are successes. More than 2 successes count as 2.',
  'rule.R3':
    'After the roll, as long as you have fewer than 2 successes, you may put 2 cards from your hand facedown to turn (convert) a 4 into a success, once for each 4. These cards give no CP, and the card you just played is not in your hand.',
  'rule.R4':
    'After the roll you may also play reaction cards to re-roll a die, as many as you have, before or after turning 4s. A 4 that was turned into a success is not re-rolled.',
  'rule.R5':
    'Turning 4s and re-rolling work for threat rolls in the terror phase too. Cards spent there return to the available area when that phase ends.',
  'rule.R6':
    'A roll against the threat level is no threat roll: one die, compared with the level. No modifiers, no turning of 4s.',
  'rule.R7':
    'Modifiers last for the next threat roll, or until this conversation ends, or until the abductor leaves play. One for the next roll is lost if the conversation ends first; those given in the terror phase wait for the next conversation.',
  'rule.R8': 'When 4s count, every 4 of that roll is a success and costs you no cards.',

  'rule.P1':
    'Buy as many cards from the available area as you can pay for. Paying never takes your CP below 0. Cards played this turn are not there yet.',
  'rule.P2': 'Cards that cost nothing can always be taken, even with CP below 0.',
  'rule.P3': 'You never hold more than 10 cards, however they come to you.',
  'rule.P4':
    'At the end of the phase your CP go to 0, saved up or owed, and the cards played this turn return to the available area.',

  'rule.M1':
    'Major and escape demands lie facedown until something reveals them; if there are several, you choose the place without knowing the card. Places are numbered from 0 and keep their number. Which of them are major and which are escape is no secret. Minor demands come from the terror deck, faceup at once.',
  'rule.M2':
    'In the conversation you may concede a faceup demand by paying its cost, once each. Paying never takes your CP below 0; a demand that costs nothing can always be conceded. First comes the benefit, then the penalty. A demand with an alert instead of a cost is not yours to concede.',
  'rule.M3':
    'A conceded major demand stays, and its penalty lasts until the abductor leaves play. A conceded minor demand goes to the terror discard. A conceded escape demand stays.',
  'rule.M4':
    'Once an escape demand is conceded, the abductor escapes if still there when this conversation ends, and you lose.',
  'rule.M5':
    'Free cards are your choice from the available area. You may take fewer; the hand limit still holds.',

  'rule.E1':
    'Draw the top terror card, carry it out, discard it. Minor demands stay on the table, and so does a card with an alert, until the alert goes off. With no card to draw, you lose.',
  'rule.E2':
    'A secondary effect follows the main one only if at least one demand is facedown at that moment.',
  'rule.E3':
    'The gold card is the last. When the terror deck is empty, the conversation is the last one: you may buy cards while you talk and use them at once, but not buy back a card played in it.',
  'rule.E4': 'CP won or lost in the terror phase count for the next conversation.',

  'rule.X1':
    'The abductor can be eliminated only in the conversation phase. With an empty pool that wins the game. Otherwise the abductor and all demands leave play with their rules and penalties, and the 2nd in command takes over.',
  'rule.X2':
    'With the 2nd in command nothing is conceded or revealed, new minor demands are discarded without effect, and secondary effects do not apply.',
  'rule.X3':
    'With the 2nd in command every step of rising threat kills one hostage, and the marker still moves. At K that is one, not two.',
  'rule.X4': 'The 2nd in command never kills the last hostage of the pool. That kill is simply lost.',
  'rule.X5':
    'The 2nd in command cannot be eliminated. He surrenders as soon as the pool is empty, in any phase.',
  'rule.X6': 'If the 2nd in command escapes, you lose, just as with the abductor.',

  'rule.A1':
    'A card with an alert waits on the table for its moment: a threat level, a number of CP, the end of the conversation. When the moment comes it fires, and the marker goes.',
  'rule.A2':
    'An alert fires at once when its condition becomes true, after the current step and in any phase; several at once fire in the order of their places. Turning the card up or losing CP at the end of the spend phase fires nothing. A demand that concedes itself costs nothing and stays, conceded; another card goes to the terror discard.',

  'rule.B1':
    "A red terror set has 21 cards: 3 minor demands; 4 × The Situation is Worsening or I've Got a Bad Feeling About This; 1 × I'm Getting Angry or I'm Mad as Hell; 2 × I'm Growing Impatient or I Don't Have Time For This; 1 × I've Taken More Hostages or Let's Raise the Stakes; 2 random cards that raise the threat; 8 random others. Both games mix freely.",
  'rule.B2': 'The pivotal events of both games may be mixed before one is drawn.',
  'rule.B3':
    'A conversation set has 22 cards: the 3 pairs that cost nothing, one pair of cost 1, three pairs of cost 2, one pair of cost 3, any 5 cards of cost 4 to 7 and one of cost 8. Pairs stay together.',
  'rule.B4': 'With an abductor pack, build the base set first, then follow what the pack says.',
  'rule.B5': 'Any abductor of either game can be played with any legal set.',
}
