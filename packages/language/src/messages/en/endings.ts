/** The last page of a night: a title and a few sentences per reason. */
export const endings = {
  'ending.captured.title': 'Taken alive',
  'ending.captured.text':
    '{who:He|She} comes out in handcuffs, smaller than the voice. {saved} of {total} are sitting in blankets behind the tape. Somebody brings you a coffee, and you notice that your hands are shaking.',
  'ending.eliminated.title': 'It is quiet',
  'ending.eliminated.text':
    'The line stays open, and nobody speaks any more. {saved} of {total} came out; you will want to know all their names. It was not the end you talked for, but they are going home.',
  'ending.surrendered.title': 'Hands up',
  'ending.surrendered.text':
    'He puts the phone down very carefully, as if it could still break. Then the door opens. {saved} of {total} are safe, and the street is suddenly full of people hugging strangers.',
  'ending.too-many-killed.title': 'Too many',
  'ending.too-many-killed.text':
    'You keep the receiver at your ear long after the line has gone quiet. {killed} of {total} are dead. Nobody in the van says a word, and nobody says it was your fault.',
  'ending.escaped.title': 'Gone',
  'ending.escaped.text':
    'An engine, then nothing. The voice you have listened to all night is somewhere out there in the dark. {saved} of {total} {saved|is|are} safe. You will go over it again in your head, and that is allowed.',
  'ending.escaped.text.nobody':
    'An engine, then nothing. The voice you have listened to all night is somewhere out there in the dark. None of the {total} had come out by then. You will go over it again in your head, and that is allowed.',
  'ending.no-terror-card.title': 'Out of time',
  'ending.no-terror-card.text':
    'You still had words left, but the night did not. The windows go dark one after the other. {saved} of {total} came out while there was time. You will not forget the others.',
  'ending.no-terror-card.text.nobody':
    'You still had words left, but the night did not. The windows go dark one after the other. {total} people were inside, and none of them came out in time. You will not forget them.',
  'ending.no-terror-card.text.everyone':
    'You still had words left, but the night did not. All {total} came out while there was time. When your people open the door, there is nobody behind it.',
  'ending.own-victory.title': 'It is over',
  'ending.own-victory.text': 'It did not end by the book, but it ended well. {saved} of {total} came out.',
  'ending.own-defeat.title': 'It is over',
  'ending.own-defeat.text':
    'It did not end by the book, and it did not end well. {saved} of {total} came out.',
  'ending.resigned.title': 'You hand over the line',
  'ending.resigned.text':
    'A colleague takes the receiver from your hand. Knowing when to rest is part of the job.',
}
