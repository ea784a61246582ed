console.log(`negotiator ${process.argv.slice(2).join(' ')}: nothing to play yet`)
