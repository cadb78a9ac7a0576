// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Lets an account say which name it goes by on this rollup (ENSIP-19). It is only a claim, and anyone may
/// claim any name: a reader believes it after the name itself answers with the same address for the rollup.
contract RollupReverseRegistrar {
    mapping(address => string) public nameForAddr;

    event NameForAddrChanged(address indexed addr, string name);

    function setName(string calldata name) external {
        nameForAddr[msg.sender] = name;
        emit NameForAddrChanged(msg.sender, name);
    }
}
