console.log("plain")
